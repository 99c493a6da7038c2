import type { SitePolicy } from './policy/site-policy.ts';

/** Settings known only to PHP; `includes/class-editor-script.php` prints them before the script. */
export interface Settings {
	/** The post that was opened; the others are of it. */
	readonly postId: number;
	/** Where the chunks are, wherever WordPress is installed. */
	readonly buildUrl: string;
	/** BCP 47 tag of the text. */
	readonly postLanguage: string;
	/** BCP 47 tag of the menus. */
	readonly userLanguage: string;
	readonly server: {
		readonly isConnected: boolean;
		/** Whether this person may add keywords. */
		readonly canAdd: boolean;
		/** Where to connect; null for those who may not. */
		readonly settingsUrl: string | null;
	};
	readonly policy: SitePolicy;
	/** Site Kit is active and lets this person read its Search Console data. */
	readonly hasSiteKit: boolean;
	/** The public URL of the opened post; empty if it was never published. */
	readonly postAddress: string;
	/** The saved extra content to audit; null if there is none. */
	readonly extraContent: unknown;
	/** Name of the page builder that the post is built with; null for one made of blocks. */
	readonly builder: string | null;
	/** Names of the shortcodes that WordPress fills in when it renders. */
	readonly shortcodes: readonly string[];
}

declare global {
	interface Window {
		readonly plumbline: Settings;
	}
}

export const settings = (): Settings => window.plumbline;
