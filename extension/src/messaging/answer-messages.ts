import { type Browser, browser } from 'wxt/browser';

type AnswerTo = (
	message: unknown,
	sender: Browser.runtime.MessageSender,
) => Promise<unknown> | undefined;

/**
 * Answers messages to the background. Where `answerTo` returns undefined, a different listener may
 * answer.
 */
export function answerMessages(answerTo: AnswerTo): void {
	browser.runtime.onMessage.addListener((message, sender) =>
		answerTo(message, sender)?.catch((error) => {
			console.error('A message could not be answered.', error);
			return null;
		}),
	);
}
