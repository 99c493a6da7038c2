/** Facts about the head of the page that only WordPress knows; `includes/head/class-editor-head.php` writes it. */
export interface SiteHead {
	/** Name of the plugin that provides title and description; null if it is this one. */
	readonly owner: string | null;
	/** That plugin’s saved fields; null without such a plugin. */
	readonly fields: OwnersFields | null;
	/** The values of `{title}`, `{site}` … for the saved post. */
	readonly variables: Readonly<Record<string, string>>;
	/** The title tag without a title of ours; `{title}` is the title of the post. */
	readonly title: string;
	/** The description without one of ours, in which the editor fills in `{title}`, `{excerpt}` and `{intro}`. */
	readonly description: string;
	/** The beginning of the saved text, for pages without an excerpt. */
	readonly intro: string;
	/** Robots directives of every page of the site or of this kind, except a noindex of the kind. */
	readonly robots: string;
	/** All pages of this kind are kept out of search, but for exceptions. */
	readonly isKindHidden: boolean;
	/** Every page has tags for sharing. */
	readonly hasSocialTags: boolean;
	/** `og:type` of the page. */
	readonly socialType: string;
	/** Entities of schema.org that the page describes, as of the saved post. */
	readonly schema: readonly Entity[];
	/** The theme shows the title as heading 1. */
	readonly titleIsMainHeading: boolean;
}

/** An entity of schema.org. */
export type Entity = Readonly<Record<string, unknown>>;

/** With our variables in the texts; null for a field that only the rendered page shows. */
interface OwnersFields {
	readonly title: string | null;
	readonly description: string | null;
	readonly canonical: string | null;
	/** The main one first. */
	readonly keywords: readonly string[];
}
