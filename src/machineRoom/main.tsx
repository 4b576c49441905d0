import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoom } from './core/room.ts';
import { MachineRoom } from './MachineRoom.tsx';
import '../theme/global.css.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element with the id "root".');
const room = createRoom();
// The page in the frame calls it as it starts (`inspection.ts`).
window.inspectMachines = room.open;
createRoot(container).render(
  <StrictMode>
    <MachineRoom room={room} />
  </StrictMode>,
);
