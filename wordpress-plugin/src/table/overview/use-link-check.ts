import { useEffect, useRef, useState } from '@wordpress/element';
import { failureText } from '../../server-answers/failure-text.ts';
import { checkLinks, type LinkProgress } from './check-links.ts';

interface LinkCheck {
	/** Null while nothing runs. */
	readonly progress: LinkProgress | null;
	readonly isRunning: boolean;
	readonly failure: string | null;
	readonly run: () => void;
	readonly pause: () => void;
}

/** Reads and checks links until the end or a pause; what is read stays read. */
export function useLinkCheck(onEnd: () => void): LinkCheck {
	const [progress, setProgress] = useState<LinkProgress | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const running = useRef<AbortController | null>(null);
	useEffect(() => () => running.current?.abort(), []);

	async function check(signal: AbortSignal) {
		for await (const latest of checkLinks(signal)) setProgress(latest);
	}

	function run() {
		running.current = new AbortController();
		const { signal } = running.current;
		setFailure(null);
		setProgress({ done: 0, total: 0 });
		check(signal)
			.catch((cause: unknown) => !signal.aborted && setFailure(failureText(cause)))
			.finally(() => {
				setProgress(null);
				onEnd();
			});
	}
	return {
		progress,
		isRunning: progress !== null,
		failure,
		run,
		pause: () => running.current?.abort(),
	};
}
