import { useEffect, useRef, useState } from '@wordpress/element';
import { failureText } from '../server-answers/failure-text.ts';
import { type Direction, type Progress, type Source, step } from './takeover-api.ts';

interface Running {
	readonly progress: Progress | null;
	readonly isRunning: boolean;
	readonly failure: string | null;
	readonly run: (direction: Direction) => void;
	readonly pause: () => void;
}

/** Does one part after the other until the end, a pause or an error; WordPress remembers the place. */
export function useTakeover(source: Source): Running {
	const [progress, setProgress] = useState(source.progress);
	const [isRunning, setIsRunning] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const isWanted = useRef(false);

	useEffect(
		() => () => {
			isWanted.current = false;
		},
		[],
	);

	async function goOn(direction: Direction) {
		let latest: Progress;
		do {
			latest = await step(source.slug, direction);
			setProgress(latest);
		} while (!latest.is_finished && isWanted.current);
	}

	function run(direction: Direction) {
		isWanted.current = true;
		setIsRunning(true);
		setFailure(null);
		goOn(direction)
			.catch((cause: unknown) => setFailure(failureText(cause)))
			.finally(() => setIsRunning(false));
	}

	return { progress, isRunning, failure, run, pause: () => (isWanted.current = false) };
}
