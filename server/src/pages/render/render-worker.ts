import { parentPort, workerData } from 'node:worker_threads';
import { explanationOf } from '../../process/expected-error.ts';
import { ownThread } from '../../process/yield-to-main-thread.ts';
import { launchBrowser } from './launch-browser.ts';
import { openInBrowser } from './open-in-browser.ts';
import type { BrowserSetup, PageInBrowser, ThreadMessage } from './render-thread.ts';

// Drives one browser. A page can send its browser more messages than can be read in time, so this
// happens apart from the thread that answers requests and keeps the time.

// The thread that starts this one gives it.
const { program, proxyOrigin, limits } = workerData as BrowserSetup;

const say = (message: ThreadMessage, moved: ArrayBuffer[] = []) =>
	parentPort?.postMessage(message, moved);

try {
	const { browser, id } = await launchBrowser(program, proxyOrigin, limits.pageMs);
	browser.on('disconnected', () => say({ kind: 'lost' }));
	parentPort?.on('message', async (page: PageInBrowser) => {
		const opened = await openInBrowser(browser, proxyOrigin, page, limits);
		if (opened.outcome.kind === 'failed') say({ kind: 'outcome', outcome: opened.outcome });
		else say({ kind: 'outcome', outcome: opened.outcome }, [opened.outcome.drawn.buffer]);
		await opened.close();
		say({ kind: 'idle' });
	});
	// It keeps its priority: behind browsers of other pages, its own page would wait for them.
	say({ kind: 'ready', id, thread: ownThread() });
} catch (error) {
	say({ kind: 'not_started', reason: explanationOf(error) ?? String(error) });
}
