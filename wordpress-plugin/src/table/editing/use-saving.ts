import { useEffect, useRef, useState } from '@wordpress/element';
import { failureText } from '../../server-answers/failure-text.ts';
import { type Edit, withResults } from './edit.ts';
import { type SavedPart, saveEdits } from './save-edits.ts';
import { draftShelf } from './use-draft.ts';

export interface Saving {
	/** Null before the first save. */
	readonly progress: { readonly done: number; readonly total: number } | null;
	readonly isRunning: boolean;
	readonly failure: string | null;
	readonly run: (edits: readonly Edit[], listener: SavingListener) => void;
	readonly pause: () => void;
}

interface SavingListener {
	readonly onPart?: (part: SavedPart) => void;
	/** Gets the ids of the posts that changed. */
	readonly onEnd: (ids: readonly number[]) => void;
}

/** Saves edits; saved ones leave the draft at once, so that a pause or a closed tab loses nothing. */
export function useSaving(): Saving {
	const [progress, setProgress] = useState<Saving['progress']>(null);
	const [isRunning, setIsRunning] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const running = useRef<AbortController | null>(null);
	useEffect(() => () => running.current?.abort(), []);

	async function save(
		edits: readonly Edit[],
		signal: AbortSignal,
		onPart: SavingListener['onPart'],
	): Promise<readonly number[]> {
		const saved = new Set<number>();
		let done = 0;
		for await (const part of saveEdits(edits, signal)) {
			const { results, sent } = part;
			onPart?.(part);
			draftShelf().change((draft) => withResults(draft, sent, results));
			for (const { id, status } of results) if (status === 'saved') saved.add(id);
			done += sent.length;
			setProgress({ done, total: edits.length });
		}
		return [...saved];
	}

	function run(edits: readonly Edit[], { onEnd, onPart }: SavingListener) {
		running.current = new AbortController();
		setProgress({ done: 0, total: edits.length });
		setIsRunning(true);
		setFailure(null);
		save(edits, running.current.signal, onPart)
			.then(onEnd, (cause: unknown) => setFailure(failureText(cause)))
			.finally(() => setIsRunning(false));
	}
	return { progress, isRunning, failure, run, pause: () => running.current?.abort() };
}
