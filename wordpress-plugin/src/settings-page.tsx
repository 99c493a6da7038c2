import './settings/public-path.ts';
import './editor/preview/preview.css';
import './appearance.css';
import './policy.css';
import { createRoot } from '@wordpress/element';
import { AppearanceScreen } from './appearance/appearance-screen.tsx';
import { PolicyScreen } from './policy-screen/policy-screen.tsx';
import { screenSettings } from './policy-screen/screen-settings.ts';

const place = document.getElementById('plumbline-appearance');
// Only users who may change the policy get it.
if (place) {
	createRoot(place).render(
		<AppearanceScreen policy={screenSettings().policy && <PolicyScreen />} />,
	);
}
