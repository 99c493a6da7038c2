import type { Vitals } from '@plumbline/core';
import { useFormats } from '@plumbline/ui';
import { useRenderedTexts } from './use-rendered-texts.ts';

/** The vitals of this one visit, which say nothing about other visitors. */
export function VitalsSection({ vitals }: { readonly vitals: Vitals | null }) {
	const texts = useRenderedTexts();
	const { upToHundredths, upToTenths, whole } = useFormats();
	if (!vitals) return null;
	const milliseconds = (value: number | null) =>
		value === null ? texts.notMeasured : texts.milliseconds({ value: whole(value) });
	const shift = vitals.cumulativeLayoutShift;
	const rows = [
		[texts.firstByte, milliseconds(vitals.timeToFirstByteMs)],
		[texts.firstPaint, milliseconds(vitals.firstContentfulPaintMs)],
		[texts.largestPaint, milliseconds(vitals.largestContentfulPaintMs)],
		[texts.interaction, milliseconds(vitals.interactionToNextPaintMs)],
		[texts.shift, shift === null ? texts.notMeasured : upToHundredths(shift)],
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
							{texts.fetched({ count, kilobytes: upToTenths(bytes / 1000) })}
							{unknownCount > 0 && ` ${texts.unknownSizes({ count: unknownCount })}`}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
