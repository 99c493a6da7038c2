import { type Browser, browser } from 'wxt/browser';

type AnswerTo = (
	message: unknown,
	sender: Browser.runtime.MessageSender,
) => Promise<unknown> | undefined;

/** Answers messages to the background; what it has no answer to is left to others. */
export function answerMessages(answerTo: AnswerTo): void {
	browser.runtime.onMessage.addListener((message, sender, respond) => {
		const answer = answerTo(message, sender);
		if (!answer) return;
		answer.then(respond, (error) => {
			console.error('A message could not be answered.', error);
			respond(null);
		});
		// The oldest Chrome we run in does not take a promise for an answer.
		return true;
	});
}
