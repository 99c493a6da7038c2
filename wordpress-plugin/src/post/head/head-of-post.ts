import type { EditorPost } from '@plumbline/core';
import { metaKeys, type PostMeta, type TextField } from '../meta/post-meta.ts';
import { filledText } from './filled-text.ts';
import { plainTitle } from './plain-title.ts';
import type { SiteHead } from './site-head.ts';

/** The fields as typed so far. */
export interface TypedHead {
	readonly title: string;
	readonly url: string | null;
	readonly meta: PostMeta;
	/** Used where there is no description. */
	readonly excerpt: string;
	/** URL of the picture for sharing; null for none. */
	readonly socialImage: string | null;
}

/** The head of the page, as far as it is known before the page is rendered. */
export type AuditedHead = Pick<
	EditorPost,
	'title' | 'mainHeading' | 'description' | 'canonical' | 'robots' | 'social'
>;

/** The head that the page will have once the post is saved. */
export function headOfPost(site: SiteHead, typed: TypedHead): AuditedHead {
	const title = plainTitle(typed.title);
	const plain = { ...typed, title };
	return {
		...(site.owner === null ? ownHead(site, plain) : ownersHead(site, plain)),
		...(site.titleIsMainHeading && { mainHeading: title }),
	};
}

/** As `includes/head/class-head-output.php` prints it. */
function ownHead(
	site: SiteHead,
	{ excerpt, meta, socialImage, title, url }: TypedHead,
): AuditedHead {
	const variables = { ...site.variables, title };
	const filled = (field: TextField) => filledText(meta[metaKeys[field]] ?? '', variables);
	const usualTitle = title && site.title.replaceAll('{title}', () => title);
	const canonical = meta[metaKeys.canonical] || url;
	const description = filled('description') || usualDescription(site, title, excerpt);
	return {
		title: filled('title') || usualTitle,
		description,
		robots: robotsOf(site, meta),
		...(canonical !== null && { canonical }),
		social: socialTagsOf({
			title: filled('socialTitle'),
			description: filled('socialDescription'),
			image: socialImage,
			searchTitle: filled('title') || title,
			searchDescription: description || plainTitle(excerpt),
			type: site.socialType,
			siteName: site.variables.site ?? '',
			isAutomatic: site.hasSocialTags,
			url: canonical ?? '',
		}),
	};
}

/** Only what the other plugin has saved, or makes of variables that we know. */
function ownersHead({ fields, ...site }: SiteHead, { title }: TypedHead): AuditedHead {
	const { canonical = null, description = null, title: ownersTitle = null } = fields ?? {};
	const variables = { ...site.variables, title };
	return {
		title: filledText(ownersTitle ?? '', variables) || title,
		...(description !== null && { description: filledText(description, variables) }),
		...(canonical !== null && { canonical }),
	};
}

/** The description of a post without one, from the template of its kind or from its excerpt. */
export function usualDescription(site: SiteHead, title: string, typedExcerpt: string): string {
	const excerpt = plainTitle(typedExcerpt);
	return filledText(site.description, { title, excerpt, intro: excerpt || site.intro });
}

/** The robots tag of the post: the directives of the site, its kind and the writer. */
function robotsOf({ isKindHidden, robots }: SiteHead, meta: PostMeta): string {
	const own: readonly string[] = meta[metaKeys.robots] ?? [];
	const isHidden = meta[metaKeys.isHidden] || (isKindHidden && !own.includes('index'));
	const directives = [
		...(isHidden ? ['noindex'] : []),
		...robots.split(/,\s*/),
		...own.filter((directive) => directive !== 'index'),
	];
	return [...new Set(directives)].filter(Boolean).join(', ');
}

interface SocialFields {
	readonly title: string;
	readonly description: string;
	readonly image: string | null;
	/** Used for empty fields. */
	readonly searchTitle: string;
	readonly searchDescription: string;
	readonly url: string;
	readonly type: string;
	readonly siteName: string;
	/** The tags are there without an entry too. */
	readonly isAutomatic: boolean;
}

/** The tags for sharing, as `includes/head/class-social-tags.php` makes them. */
function socialTagsOf({
	title,
	description,
	image,
	searchTitle,
	searchDescription,
	url,
	type,
	siteName,
	isAutomatic,
}: SocialFields): Readonly<Record<string, string>> {
	if (!isAutomatic && !title && !description && image === null) return {};
	return {
		'og:type': type,
		'og:url': url,
		'og:title': title || searchTitle,
		'og:description': description || searchDescription,
		'og:site_name': siteName,
		'og:image': image ?? '',
		'twitter:card': image === null ? 'summary' : 'summary_large_image',
	};
}
