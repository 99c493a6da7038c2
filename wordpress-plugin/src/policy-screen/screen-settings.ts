import type { Settings } from '../settings/settings.ts';

/** A rule that blocks publishing. */
export interface Blocking {
	readonly rule: string;
	/** Names; an empty list means all. */
	readonly post_types: readonly string[];
	readonly roles: readonly string[];
}

export interface Choice {
	readonly value: string;
	readonly label: string;
}

/** Printed by `includes/policy/class-policy-screen.php` before the script. */
interface ScreenSettings
	extends Pick<Settings, 'buildUrl' | 'policy' | 'postLanguage' | 'userLanguage'> {
	/** Name of the plugin that provides title and description; null if it is this one. */
	readonly headOwner: string | null;
	readonly site: {
		readonly blocking: readonly Blocking[];
		readonly postTypes: readonly Choice[];
		readonly roles: readonly Choice[];
	};
}

export const screenSettings = (): ScreenSettings => window.plumbline as unknown as ScreenSettings; // this screen has its own settings
