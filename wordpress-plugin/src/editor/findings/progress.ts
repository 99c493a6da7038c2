import type { AuditedPost } from '../../audit/post-audit.ts';
import { wordCount } from '../../post/content/word-count.ts';
import { ENOUGH_WORDS, type Progress } from './too-early.ts';

export function progressOf({ post, htmls }: AuditedPost, selectedBlock: string | null): Progress {
	const selected = selectedBlock === null ? undefined : htmls.get(selectedBlock);
	const isBegun = selected !== undefined && wordCount([selected]) === 0 && !hasMedia(selected);
	return {
		words: wordCount([...htmls.values()], ENOUGH_WORDS),
		hasTitle: post.title.trim() !== '',
		begunBlock: isBegun ? selectedBlock : null,
	};
}

/** An image counts as content. */
const hasMedia = (html: string) => /<(?:img|video|audio|iframe|svg|object)\b/i.test(html);
