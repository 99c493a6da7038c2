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
	/** Robots directives of every page of the site. */
	readonly robots: string;
	/** Every page has tags for sharing. */
	readonly hasSocialTags: boolean;
	/** A page without a description has its excerpt as one. */
	readonly usesExcerpt: boolean;
	/** `og:type` of the page. */
	readonly socialType: string;
	/** Entities of schema.org that the page describes, as of the saved post. */
	readonly schema: readonly Entity[];
	/** WordPress prints a canonical without our help. */
	readonly hasCanonical: boolean;
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
