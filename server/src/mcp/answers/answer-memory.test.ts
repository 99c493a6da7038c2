import { expect, it } from 'vitest';
import { createAnswerMemory } from './answer-memory.ts';

const question = { caller: 'key of Ann', tool: 'audit_page', input: { url: 'https://a.example/' } };
const answerOf = (text: string) => async () => ({ head: { text }, items: [] });

function memory() {
	let nowMs = 0;
	const answers = createAnswerMemory(() => nowMs);
	return { answers, wait: (ms: number) => (nowMs += ms) };
}

it('asks once for several pages of an answer, and again after five minutes', async () => {
	const { answers, wait } = memory();
	await answers.recall(question, answerOf('first'));
	expect((await answers.recall(question, answerOf('second'))).head).toEqual({ text: 'first' });
	wait(5 * 60_000);
	expect((await answers.recall(question, answerOf('second'))).head).toEqual({ text: 'second' });
});

it.each([
	{ caller: 'key of Bob' },
	{ tool: 'audit_html' },
	{ input: { url: 'https://b.example/' } },
])('does not answer a different question: %j', async (other) => {
	const { answers } = memory();
	await answers.recall(question, answerOf('first'));
	const { head } = await answers.recall({ ...question, ...other }, answerOf('second'));
	expect(head).toEqual({ text: 'second' });
});

it('keeps a hundred answers', async () => {
	const { answers } = memory();
	const numbered = (input: number) => ({ ...question, input });
	for (let input = 0; input <= 100; input++)
		answers.remember(numbered(input), await answerOf('old')());
	expect((await answers.recall(numbered(0), answerOf('new'))).head).toEqual({ text: 'new' });
	expect((await answers.recall(numbered(100), answerOf('new'))).head).toEqual({ text: 'old' });
});
