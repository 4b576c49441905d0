// One script for the shell's three islands, because every page loads them together.
export { Dock } from './dock/Dock.tsx';
export { Header } from './header/Header.tsx';
export { StartUp } from './startUp/StartUp.tsx';
