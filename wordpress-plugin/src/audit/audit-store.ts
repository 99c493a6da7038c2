import { useSyncExternalStore } from '@wordpress/element';
import { type EditedPost, isSamePost } from '../post/edited-post.ts';
import type { AuditedPost } from './post-audit.ts';
import { watchSettled } from './watch-settled.ts';

export interface AuditState {
	/** The last audit; null before the first. */
	readonly audited: AuditedPost | null;
	/** The last audit failed. */
	readonly hasFailed: boolean;
}

export interface AuditStore {
	subscribe(listener: () => void): () => void;
	current(): AuditState;
	/** Nothing has been typed since the last audit. */
	isUpToDate(): boolean;
	/** The audit of the current post failed, and no other audit is running. */
	hasFailedNow(): boolean;
}

export interface AuditStoreOptions {
	readonly read: () => EditedPost;
	readonly subscribe: (onChange: () => void) => () => void;
	readonly audit: (post: EditedPost, signal: AbortSignal) => Promise<AuditedPost>;
}

/** Audits the post as it changes, only while there are subscribers. */
export function createAuditStore({ read, subscribe, audit }: AuditStoreOptions): AuditStore {
	const listeners = new Set<() => void>();
	let state: AuditState = { audited: null, hasFailed: false };
	let failed: EditedPost | null = null;
	let stop: (() => void) | undefined;

	function start() {
		let running = new AbortController();
		const unwatch = watchSettled({
			read,
			isSame: isSamePost,
			subscribe,
			onSettled(post) {
				running.abort();
				running = new AbortController();
				run(post, running.signal);
			},
		});
		return () => {
			unwatch();
			running.abort();
		};
	}

	async function run(post: EditedPost, signal: AbortSignal) {
		failed = null;
		try {
			publish({ audited: await audit(post, signal), hasFailed: false });
		} catch (cause) {
			if (signal.aborted) return;
			console.error('Plumbline could not audit this post.', cause);
			failed = post;
			publish({ ...state, hasFailed: true });
		}
	}

	function publish(next: AuditState) {
		state = next;
		for (const listener of listeners) listener();
	}

	return {
		current: () => state,
		isUpToDate: () => state.audited !== null && isSamePost(state.audited.post, read()),
		hasFailedNow: () => failed !== null && isSamePost(failed, read()),
		subscribe(listener) {
			listeners.add(listener);
			stop ??= start();
			return () => {
				listeners.delete(listener);
				if (listeners.size > 0) return;
				stop?.();
				stop = undefined;
			};
		},
	};
}

/** The current audit; the post is audited while a component uses it. */
export const useAudit = (audit: AuditStore): AuditState =>
	useSyncExternalStore(audit.subscribe, audit.current);
