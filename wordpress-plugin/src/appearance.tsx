import './settings/public-path.ts';
import './editor/preview/preview.css';
import './appearance.css';
import { createRoot } from '@wordpress/element';
import { AppearanceScreen } from './appearance/appearance-screen.tsx';

const place = document.getElementById('plumbline-appearance');
if (place) createRoot(place).render(<AppearanceScreen />);
