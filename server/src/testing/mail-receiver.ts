import { onTestFinished } from 'vitest';
import { startMailReceiver } from './start-mail-receiver.ts';

/** A mail server for the length of a test. */
export async function mailReceiver() {
	const { stop, ...receiver } = await startMailReceiver();
	onTestFinished(stop);
	return receiver;
}
