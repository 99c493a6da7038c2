import { metaKeys } from '../post/meta/post-meta.ts';
import type { Settings } from '../settings/settings.ts';

/** Equal to the names in `includes/meta/class-meta-keys.php`. */
export const keys = {
	title: metaKeys.title,
	description: metaKeys.description,
	isHidden: metaKeys.isHidden,
	robots: metaKeys.robots,
	isUnlisted: '_plumbline_unlisted',
	siteName: '_plumbline_site_name',
	alternativeName: '_plumbline_alternative_name',
	separator: '_plumbline_separator',
	ownerKind: '_plumbline_owner_kind',
	ownerName: '_plumbline_owner_name',
	logo: '_plumbline_logo',
	profiles: '_plumbline_profiles',
	image: metaKeys.socialImage,
	google: '_plumbline_verify_google',
	bing: '_plumbline_verify_bing',
	pinterest: '_plumbline_verify_pinterest',
	yandex: '_plumbline_verify_yandex',
	baidu: '_plumbline_verify_baidu',
} as const;

export type Row = Readonly<Record<string, unknown>>;
/** Rows by the name of a kind of page, or of the site. */
export type Values = Readonly<Record<string, Row>>;

export type Tab = 'site' | 'types' | 'archives' | 'checks';
export const tabs: readonly Tab[] = ['site', 'types', 'archives', 'checks'];

/** A kind of page; `includes/appearance/class-appearance-screen.php` writes it. */
export interface Kind {
	readonly name: string;
	readonly tab: Tab;
	readonly label: string;
	/** The number of pages; null if it is unknown. */
	readonly count: number | null;
	/** The page with the longest name; null without pages. */
	readonly example: { readonly variables: Variables; readonly url: string } | null;
	/** False for pages that have the texts of others. */
	readonly hasTexts: boolean;
	readonly canHide: boolean;
	readonly canUnlist: boolean;
	/** Its pages can have a picture for sharing. */
	readonly canShare: boolean;
}

export type Variables = Readonly<Record<string, string>>;

export type Switch = 'social' | 'schema' | 'descriptions' | 'images' | 'news';

/** The options of the tab Checks, by their names in `includes/owner/class-options.php`. */
export interface Checks {
	/** Authors set canonical and robots of their own posts. */
	readonly plumbline_indexing_by_authors: boolean;
	/** Names of custom fields. */
	readonly plumbline_fields: readonly string[];
	readonly plumbline_delete_data: boolean;
}

interface ScreenSettings extends Pick<Settings, 'buildUrl' | 'postLanguage' | 'userLanguage'> {
	/** Name of the plugin that writes the head; null if it is this one. */
	readonly headOwner: string | null;
	readonly importUrl: string;
	readonly tab: Tab;
	/** The name of the site in WordPress. */
	readonly usualName: string;
	readonly switches: readonly Switch[];
	readonly values: Values;
	readonly checks: Checks;
	readonly kinds: readonly Kind[];
}

export const screenSettings = (): ScreenSettings => window.plumbline as unknown as ScreenSettings; // this screen has its own settings

export const text = (row: Row, key: string): string => {
	const value = row[key];
	return typeof value === 'string' ? value : '';
};
