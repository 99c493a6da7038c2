import { consoleHeader } from '@plumbline/console/contract';
import { useEffect } from 'preact/hooks';

const againMs = 3000;

/**
 * Follows server-sent events. `EventSource` cannot send our header, so the stream is read by
 * `fetch`. A stream that ends is opened again while the screen is shown.
 */
export function useEvents(path: string, onEvent: (data: string) => void): void {
	// One stream for each path.
	useEffect(() => {
		const gone = new AbortController();
		const follow = async () => {
			while (!gone.signal.aborted) {
				await readEvents(path, onEvent, gone.signal).catch(() => undefined);
				await new Promise((resolve) => setTimeout(resolve, againMs));
			}
		};
		follow();
		return () => gone.abort();
	}, [path]);
}

async function readEvents(
	path: string,
	onEvent: (data: string) => void,
	signal: AbortSignal,
): Promise<void> {
	const response = await fetch(path, { headers: { [consoleHeader]: '1' }, signal });
	if (!response.ok || response.body === null) return;
	const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
	let text = '';
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return;
		text += value;
		const events = text.split('\n\n');
		text = events.pop() ?? '';
		for (const event of events) {
			if (event.startsWith('data: ')) onEvent(event.slice('data: '.length));
		}
	}
}
