import { type Locale, localeFor } from '@plumbline/core';
import type { SitePolicy } from '../policy/site-policy.ts';
import type { SiteHead } from '../post/head/site-head.ts';
import type { PostMeta } from '../post/meta/post-meta.ts';

/** The language of our texts. */
export const locale = (): Locale => localeFor(settings().userLanguage);

/** Settings known only to PHP; `includes/class-editor-script.php` prints them before the script. */
export interface Settings {
	/** The post that was opened; the other settings are about it. */
	readonly postId: number;
	readonly postType: string;
	/** URL of the folder with the chunks, wherever WordPress is installed. */
	readonly buildUrl: string;
	/** BCP 47 tag of the post's language. */
	readonly postLanguage: string;
	/** BCP 47 tag of the language of the admin screens. */
	readonly userLanguage: string;
	readonly server: {
		readonly isConnected: boolean;
		/** True if this user is allowed to add keywords. */
		readonly canAdd: boolean;
		/** URL of the settings screen; null for users without access to it. */
		readonly settingsUrl: string | null;
	};
	/** REST path of suggestions; null if WordPress has no provider of AI. A provider may lack its key. */
	readonly suggestions: string | null;
	readonly head: SiteHead;
	/** This person may set canonical and robots directives. */
	readonly canIndex: boolean;
	readonly policy: SitePolicy;
	/** Site Kit is active and lets this person read its Search Console data. */
	readonly hasSiteKit: boolean;
	/** The list of posts led here, to the findings. */
	readonly openFindings: boolean;
	/** The public URL of the opened post; empty if it was never published. */
	readonly postAddress: string;
	/** The saved extra content to audit; null if there is none. */
	readonly extraContent: unknown;
	/** Posts to audit at once, on the screen of all posts. */
	readonly auditNow?: readonly number[];
	/** On the screen of all posts: the plugin that owns the head, and where unsaved edits are kept. */
	readonly editing?: {
		readonly owner: string | null;
		readonly draftKey: string;
		readonly hasServer: boolean;
		/** Links of all posts are read, so it needs the right to edit them. */
		readonly canCheckLinks: boolean;
	};
	/** Name of the page builder of the post; null for posts made of blocks. */
	readonly builder: string | null;
	/** In the classic editor and on screens of archives: what the form does not show. */
	readonly classic?: {
		/** The subject of the form; forms of archives have no `form` of a post. */
		readonly form?: 'term' | 'user' | 'home';
		readonly meta: PostMeta;
		/** The current or future URL of the post; null while it is unknown. */
		readonly address: string | null;
		readonly isNew: boolean;
		/** The post was saved just now, so the page was loaded again. */
		readonly isJustSaved: boolean;
	};
	/** In the site editor, which opens pages without loading the screen again. */
	readonly siteEditor?: {
		/** Post types with a page of their own. */
		readonly postTypes: readonly string[];
	};
	/** Names of the registered shortcodes, which WordPress replaces when it renders. */
	readonly shortcodes: readonly string[];
}

declare global {
	interface Window {
		readonly plumbline: Settings;
	}
}

export const settings = (): Settings => window.plumbline;
