import './takeover.css';
import { createRoot } from '@wordpress/element';
import { TakeoverScreen } from './takeover/takeover-screen.tsx';

const place = document.getElementById('plumbline-takeover');
if (place) createRoot(place).render(<TakeoverScreen />);
