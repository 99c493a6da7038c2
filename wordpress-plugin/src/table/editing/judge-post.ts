import { type ReportedRule, rules } from '@plumbline/core';
import { createPostAudit } from '../../audit/post-audit.ts';
import { viewOf } from '../../editor/findings/findings-view.ts';
import { wishesOf } from '../../post/audit-wishes.ts';
import type { Block } from '../../post/content/block.ts';
import { headOfPost } from '../../post/head/head-of-post.ts';
import { plainTitle } from '../../post/head/plain-title.ts';
import { metaKeys, type PostMeta, withFocusKeyword } from '../../post/meta/post-meta.ts';
import { settings } from '../../settings/settings.ts';
import type { FieldName } from './edit.ts';
import type { SavedImage, SavedPost } from './saved-post.ts';

export interface TypedFields {
	readonly texts: Readonly<Record<FieldName, string>>;
	readonly altOf: (image: SavedImage) => string;
}

export type JudgePost = (
	typed: TypedFields,
	signal: AbortSignal,
) => Promise<readonly ReportedRule[]>;

/** Judges the fields of a saved post while somebody types; other findings belong to the editor. */
export function createPostJudge(saved: SavedPost): JudgePost {
	const audit = createPostAudit({
		contentOf: ({ attributes }) => String(attributes.content),
		shownOf: () => '',
		shortcodes: [],
		postLanguage: saved.language,
		userLanguage: settings().userLanguage,
	});
	const textOf = rememberedText(saved);

	return async ({ altOf, texts }, signal) => {
		const meta = typedMeta(saved, texts);
		const typed = { title: saved.title, url: saved.address, excerpt: saved.excerpt };
		const { report } = await audit(
			{
				title: plainTitle(saved.title),
				url: saved.address,
				head: headOfPost(saved.head, { ...typed, meta, socialImage: null }),
				wishes: wishesOf(meta, settings().policy.dismissals),
				blocks: [textOf(altOf)],
				extra: [],
				schema: '',
				shown: 0,
			},
			signal,
		);
		const { notes, toFix } = viewOf(report, null);
		return [...toFix, ...notes].filter(isAboutFields);
	};
}

/** The meta of the post as typed; the plugin that owns the head keeps its own texts. */
function typedMeta({ head, meta }: SavedPost, texts: TypedFields['texts']): PostMeta {
	const typed = withFocusKeyword(meta, texts.keyword);
	if (head.owner !== null) return typed;
	return {
		...typed,
		[metaKeys.title]: texts.title,
		[metaKeys.description]: texts.description,
	};
}

/** The text as one block; the same object while the alt texts are the same. */
function rememberedText({ content, images }: SavedPost) {
	let known = { key: '', block: blockOf('') };
	return (altOf: TypedFields['altOf']): Block => {
		const key = JSON.stringify(images.map(altOf));
		if (key !== known.key) {
			known = { key, block: blockOf(contentWithAlts(content, images, altOf)) };
		}
		return known.block;
	};
}

const blockOf = (content: string): Block => ({
	clientId: 'content',
	name: 'core/html',
	attributes: { content },
	isValid: true,
	innerBlocks: [],
});

const aboutKeyword = new Set<string>(
	rules.filter(({ needs }) => needs?.includes('keyword')).map(({ name }) => name),
);

const isAboutFields = ({ group, name }: ReportedRule) =>
	group === 'title' || group === 'description' || group === 'images' || aboutKeyword.has(name);

/**
 * The text of a post with these alt texts. An image without one loses the attribute: an empty one
 * would say that the image is a decoration.
 */
export function contentWithAlts(
	content: string,
	images: readonly SavedImage[],
	altOf: (image: SavedImage) => string,
): string {
	// Scripts do not run and images do not load in a document without a window.
	const page = new DOMParser().parseFromString(content, 'text/html');
	const all = page.querySelectorAll('img');
	for (const image of images) {
		const element = all[image.index];
		if (element?.getAttribute('src') !== image.src) continue;
		const alt = altOf(image);
		if (alt) element.setAttribute('alt', alt);
		else element.removeAttribute('alt');
	}
	return page.body.innerHTML;
}
