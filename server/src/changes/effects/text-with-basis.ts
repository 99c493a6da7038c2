import type { Locale } from '@plumbline/core';
import { textsFor } from '../../texts/texts.generated.ts';
import type { Answer } from './answer.ts';
import { answerText } from './answer-text.ts';
import type { MeasuredEffect } from './did-it-work.ts';
import { isClaimedAlone } from './false-discoveries.ts';

/** The answer with what a reader needs to trust it or not. */
export function textWithBasis(
	answer: Answer,
	effect: MeasuredEffect & { readonly isPlanned?: boolean },
	locale: Locale,
): string {
	const text = textsFor(locale).effects;
	const basis = [
		...(effect.isPlanned ? [text.asPlanned({ pages: effect.comparablePages })] : []),
		...(effect.youngPages === 0 ? [] : [text.youngLeftOut({ pages: effect.youngPages })]),
		// Without an answer there is nothing to test.
		...(answer.answer === 'not_enough_data' ? [] : [placebosText(effect, locale)]),
	];
	return basis.reduce(
		(before, sentence) => text.withBasis({ answer: before, basis: sentence }),
		answerText(answer, locale),
	);
}

function placebosText({ clicks: { earlierChances } }: MeasuredEffect, locale: Locale): string {
	const text = textsFor(locale).effects;
	const dates = earlierChances.length;
	if (dates === 0) return text.noPlacebos;
	return text.placebos({ dates, claimed: earlierChances.filter(isClaimedAlone).length });
}
