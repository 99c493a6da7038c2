import './settings/public-path.ts';
import './policy.css';
import { createRoot } from '@wordpress/element';
import { PolicyScreen } from './policy-screen/policy-screen.tsx';

const place = document.getElementById('plumbline-policy');
if (place) createRoot(place).render(<PolicyScreen />);
