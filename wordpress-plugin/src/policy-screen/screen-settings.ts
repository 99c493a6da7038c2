import type { Settings } from '../settings.ts';

/** A rule that holds posts back. */
export interface Blocking {
	readonly rule: string;
	/** Names; none stand for all. */
	readonly post_types: readonly string[];
	readonly roles: readonly string[];
}

export interface Choice {
	readonly value: string;
	readonly label: string;
}

/** `includes/policy/class-policy-screen.php` writes it before the script. */
interface ScreenSettings
	extends Pick<Settings, 'buildUrl' | 'policy' | 'postLanguage' | 'userLanguage'> {
	readonly site: {
		readonly blocking: readonly Blocking[];
		readonly postTypes: readonly Choice[];
		readonly roles: readonly Choice[];
	};
}

export const screenSettings = (): ScreenSettings => window.plumbline as unknown as ScreenSettings; // another screen than the editor
