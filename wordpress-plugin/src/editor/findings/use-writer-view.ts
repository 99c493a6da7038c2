import type { Report } from '@plumbline/core';
import { useMemo } from '@wordpress/element';
import type { AuditedPost } from '../../audit/post-audit.ts';
import { wordCount } from '../../post/content/word-count.ts';
import { useScreen } from '../../post/screen/use-screen.ts';
import { type FindingsView, viewOf } from './findings-view.ts';
import { enoughWords, type Progress } from './too-early.ts';

/** Null before the first audit, and while an empty post has no findings yet. */
export function useWriterView(audited: AuditedPost | null): FindingsView | null {
	const selected = useScreen((edited, select) => edited.selectedBlock(select));
	const progress = audited && progressOf(audited, selected);
	const report = audited?.report ?? null;
	const key = JSON.stringify(progress);
	// Stays the same object until something changes, because painting depends on its identity.
	return useMemo(() => report && progress && viewOfWriter(report, progress), [report, key]);
}

function viewOfWriter(report: Report, progress: Progress): FindingsView | null {
	const view = viewOf(report, progress);
	const isBlank = progress.words === 0 && !progress.hasTitle;
	if (isBlank && view.toFix.length + view.notes.length === 0) return null;
	// Notes are counted on their own line.
	return { ...view, counts: { ...view.counts, note: 0 } };
}

function progressOf({ post, htmls }: AuditedPost, selectedBlock: string | null): Progress {
	const selected = selectedBlock === null ? undefined : htmls.get(selectedBlock);
	const isBegun = selected !== undefined && wordCount([selected]) === 0 && !hasMedia(selected);
	return {
		words: wordCount([...htmls.values()], enoughWords),
		hasTitle: post.title.trim() !== '',
		begunBlock: isBegun ? selectedBlock : null,
	};
}

/** An image counts as content. */
const hasMedia = (html: string) => /<(?:img|video|audio|iframe|svg|object)\b/i.test(html);
