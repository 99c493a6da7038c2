import type { Vitals } from '@plumbline/core';
import { useLanguage } from '../language/language.ts';
import { useRenderedTexts } from './use-rendered-texts.ts';

/** The vitals of this one visit, which say nothing about other visitors. */
export function VitalsSection({ vitals }: { readonly vitals: Vitals | null }) {
	const { locale } = useLanguage();
	const texts = useRenderedTexts();
	const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
	const fine = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
	const kilobytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
	if (!vitals) return null;
	const milliseconds = (value: number | null) =>
		value === null ? texts.notMeasured : texts.milliseconds({ value: whole.format(value) });
	const shift = vitals.cumulativeLayoutShift;
	const rows = [
		[texts.firstByte, milliseconds(vitals.timeToFirstByteMs)],
		[texts.firstPaint, milliseconds(vitals.firstContentfulPaintMs)],
		[texts.largestPaint, milliseconds(vitals.largestContentfulPaintMs)],
		[texts.interaction, milliseconds(vitals.interactionToNextPaintMs)],
		[texts.shift, shift === null ? texts.notMeasured : fine.format(shift)],
	] as const;
	return (
		<section>
			<h2>{texts.visit}</h2>
			<p class="quiet-text">{texts.visitWhy}</p>
			<dl class="properties wide">
				{rows.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
				{vitals.fetched.map(({ bytes, count, kind, unknownCount }) => (
					<div key={kind}>
						<dt>{texts.kinds[kind]}</dt>
						<dd>
							{texts.fetched({ count, kilobytes: kilobytes.format(bytes / 1000) })}
							{unknownCount > 0 && ` ${texts.unknownSizes({ count: unknownCount })}`}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
