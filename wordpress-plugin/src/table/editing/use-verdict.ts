import type { ReportedRule } from '@plumbline/core';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { JudgePost, TypedFields } from './judge-post.ts';
import type { SavedPost } from './saved-post.ts';

/** Findings about the fields as typed; null until the first verdict. The engine loads when it is needed. */
export function useVerdict(
	saved: SavedPost,
	typed: TypedFields,
	/** Changes when a typed text does. */
	key: string,
): readonly ReportedRule[] | null {
	const [findings, setFindings] = useState<readonly ReportedRule[] | null>(null);
	const judge = useRef<JudgePost | null>(null);

	useEffect(() => {
		const judging = new AbortController();
		async function look() {
			const { createPostJudge } = await import('./judge-post.ts');
			judge.current ??= createPostJudge(saved);
			return judge.current(typed, judging.signal);
		}
		look().then(setFindings, (cause: unknown) => {
			if (!judging.signal.aborted) console.error(cause);
		});
		return () => judging.abort();
	}, [saved, key]);
	return findings;
}
