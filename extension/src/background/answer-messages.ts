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
	browser.runtime.onMessage.addListener((message, sender, respond) => {
		const answer = answerTo(message, sender);
		if (!answer) return;
		answer.then(respond, (error) => {
			console.error('A message could not be answered.', error);
			respond(null);
		});
		// The oldest Chrome we support does not accept a promise as the answer.
		return true;
	});
}
