import './settings/public-path.ts';
import './editor/preview/preview.css';
import './appearance.css';
import './policy.css';
import { createRoot } from '@wordpress/element';
import type { ComponentType } from 'react';
import { AppearanceScreen } from './appearance/appearance-screen.tsx';
import { PolicyScreen } from './policy-screen/policy-screen.tsx';

// One script for all tabs: a second one would share only parts of the engine with the others, and so
// keep the bundler from joining the engine's modules.
const screens: Readonly<Record<string, ComponentType>> = {
	'plumbline-appearance': AppearanceScreen,
	'plumbline-policy': PolicyScreen,
};

for (const [id, Screen] of Object.entries(screens)) {
	const place = document.getElementById(id);
	if (place) createRoot(place).render(<Screen />);
}
