import './public-path.ts';
import './overview.css';
import { createRoot } from '@wordpress/element';
import { Overview } from './overview/overview.tsx';

const place = document.getElementById('plumbline-overview');
if (place) createRoot(place).render(<Overview />);
