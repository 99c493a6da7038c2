import { useEffect, useState } from '@wordpress/element';
import { failureText } from '../../server-answers/failure-text.ts';
import { settings } from '../../settings/settings.ts';
import { askHead, type PostHead } from './post-head.ts';

interface Asked {
	/** Null until it is loaded. */
	readonly head: PostHead | null;
	/** Why loading failed; null otherwise. */
	readonly failure: string | null;
}

export function usePostHead(postId: number): Asked {
	const [answer, setAnswer] = useState<Asked>({ head: null, failure: null });

	useEffect(() => {
		if (postId === 0) return setAnswer({ head: archiveHead(), failure: null });
		const asked = new AbortController();
		askHead(postId, asked.signal).then(
			(head) => setAnswer({ head, failure: null }),
			(failure: unknown) => {
				if (!asked.signal.aborted) setAnswer({ head: null, failure: failureText(failure) });
			},
		);
		return () => asked.abort();
	}, [postId]);

	return answer;
}

/** The screen of an archive knows its head already. */
function archiveHead(): PostHead {
	const { head, postAddress } = settings();
	return { owner: head.owner, fields: null, variables: head.variables, address: postAddress };
}
