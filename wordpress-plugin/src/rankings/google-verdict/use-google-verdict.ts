import type { GoogleVerdict, Verdicts } from '@plumbline/core/api';
import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { failureText } from '../../server-answers/failure-text.ts';

interface Asked {
	/** Null until the answer arrives. */
	readonly verdict: PostGoogleVerdict | null;
	/** The error message; null without an error. */
	readonly failure: string | null;
	readonly askAgain: () => void;
}

export function useGoogleVerdict(postId: number): Asked {
	const [answer, setAnswer] = useState<Omit<Asked, 'askAgain'>>({ verdict: null, failure: null });
	const [count, setCount] = useState(0);

	useEffect(() => {
		const asked = new AbortController();
		askGoogleVerdict(postId, asked.signal).then(
			(verdict) => setAnswer({ verdict, failure: null }),
			(failure: unknown) => {
				if (!asked.signal.aborted) setAnswer({ verdict: null, failure: failureText(failure) });
			},
		);
		return () => asked.abort();
	}, [postId, count]);

	return { ...answer, askAgain: () => setCount(count + 1) };
}

/** The answer of `plumbline/v1/posts/<id>/google-verdict`. */
interface PostGoogleVerdict {
	readonly is_published: boolean;
	/** Null before Google’s first inspection of the page. */
	readonly google: GoogleVerdict | null;
	/** Newest first. */
	readonly history: NonNullable<Verdicts['pages'][number]['history']>;
}

const askGoogleVerdict = (postId: number, signal: AbortSignal): Promise<PostGoogleVerdict> =>
	apiFetch({ path: `/plumbline/v1/posts/${postId}/google-verdict`, signal });
