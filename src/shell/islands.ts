// One script for the shell's three islands, because every page loads them together.
export { Dock } from '../features/dock/Dock.tsx';
export { Header } from '../features/headerScroll/Header.tsx';
export { StartUp } from './startUp/StartUp.tsx';
