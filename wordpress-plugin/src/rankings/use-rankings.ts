import { useEffect, useState } from '@wordpress/element';
import { failureText } from '../server-answers/failure-text.ts';
import { askRankings, type PostRankings, type RankingsQuestion } from './post-rankings.ts';

interface Asked {
	/** Null until the first answer arrives. */
	readonly rankings: PostRankings | null;
	/** The error message; null without an error. */
	readonly failure: string | null;
	readonly askAgain: () => void;
}

/** The post's rankings; fetched anew when the question changes. */
export function useRankings(postId: number, { engine, range }: RankingsQuestion): Asked {
	const [answer, setAnswer] = useState<Omit<Asked, 'askAgain'>>({ rankings: null, failure: null });
	const [count, setCount] = useState(0);

	useEffect(() => {
		const asked = new AbortController();
		askRankings(postId, { engine, range }, asked.signal).then(
			(rankings) => setAnswer({ rankings, failure: null }),
			(failure: unknown) => {
				if (!asked.signal.aborted) setAnswer({ rankings: null, failure: failureText(failure) });
			},
		);
		return () => asked.abort();
	}, [postId, engine, range, count]);

	return { ...answer, askAgain: () => setCount(count + 1) };
}
