// One script for all of the shell: every page fetches the three together.
export { Dock } from '../features/dock/Dock.tsx';
export { Header } from '../features/headerScroll/Header.tsx';
export { StartUpView as StartUp } from '../features/startUp/StartUpView.tsx';
