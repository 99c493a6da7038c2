import { createHash } from 'node:crypto';
import type { ToolAnswer } from '../tool.ts';

/** Answers whose further pages an agent may ask for, so that a page is not audited again for each. */
export interface AnswerMemory {
	/** The remembered answer for these arguments of this caller; otherwise a new one. */
	recall(question: Question, ask: () => Promise<ToolAnswer>): Promise<ToolAnswer>;
	/** Remembers the answer, in place of an older one. */
	remember(question: Question, answer: ToolAnswer): void;
}

export interface Question {
	/** The caller: a secret that only it knows. */
	readonly caller: string;
	readonly tool: string;
	readonly input: unknown;
}

const keptMs = 5 * 60_000;
const mostAnswers = 100;

export function createAnswerMemory(now: () => number): AnswerMemory {
	const answers = new Map<string, { readonly answer: ToolAnswer; readonly untilMs: number }>();

	const remember = (question: Question, answer: ToolAnswer) => {
		const key = keyOf(question);
		answers.delete(key);
		answers.set(key, { answer, untilMs: now() + keptMs });
		const [oldest] = answers.keys();
		if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest);
	};

	return {
		remember,
		recall: async (question, ask) => {
			const known = answers.get(keyOf(question));
			if (known && known.untilMs > now()) return known.answer;
			const answer = await ask();
			remember(question, answer);
			return answer;
		},
	};
}

function keyOf({ caller, tool, input }: Question): string {
	return createHash('sha256')
		.update(JSON.stringify([caller, tool, input]))
		.digest('base64url');
}
