import type { BatchEffect } from '@plumbline/core/api';
import { useLanguage } from '../../language/language.ts';

const colors = {
	more: 'good',
	fewer: 'bad',
	no_difference: 'quiet-dot',
	not_enough_data: 'quiet-dot',
	cannot_be_judged: 'quiet-dot',
} as const;

/** The answer in two words; the sentence beside it has the range. */
export function AnswerBadge({ answer }: Pick<BatchEffect, 'answer'>) {
	const texts = useLanguage().texts.effects;
	return <span class={`badge ${colors[answer]}`}>{texts.answers[answer]}</span>;
}
