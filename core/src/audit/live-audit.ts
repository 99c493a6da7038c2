import { createBlockReader, type EditorPost } from '../page/from-blocks.ts';
import type { AuditOptions } from './audit-request.ts';
import { createAuditor } from './auditor.ts';
import type { Report } from './report.ts';

export interface LiveAudit {
	/** The report of the post as it is now. Costs what changed since the last one. */
	update(post: EditorPost): Report;
	/** The same in slices, for a long post that opens: nobody waits for it. */
	load(post: EditorPost, options?: { readonly signal?: AbortSignal }): Promise<Report>;
}

/** So many characters of HTML are read at a time: about two milliseconds. */
const SLICE_LENGTH = 50_000;

/** Audits a post while somebody writes it. In a browser `load({ html: true })` comes first. */
export function createLiveAudit(options: AuditOptions): LiveAudit {
	const read = createBlockReader();
	const auditor = createAuditor(options);

	const update = (post: EditorPost) => auditor.audit(read(post));

	return {
		update,
		async load(post, { signal } = {}) {
			for (const count of sliceEnds(post)) {
				read({ ...post, blocks: post.blocks.slice(0, count) });
				await nextTask();
				signal?.throwIfAborted();
			}
			return update(post);
		},
	};
}

/** How many blocks have been read at the end of each slice but the last. */
function sliceEnds({ blocks }: EditorPost): readonly number[] {
	const ends: number[] = [];
	let length = 0;
	blocks.forEach((block, index) => {
		length += block.html.length;
		if (length < SLICE_LENGTH) return;
		ends.push(index + 1);
		length = 0;
	});
	return ends;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
