/** React by itself: imported first, it is evaluated in a task of its own. */
import 'react-dom/client';
