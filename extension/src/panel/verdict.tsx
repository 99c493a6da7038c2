import { type MarkState, type Report, verdictParts } from '@plumbline/core';
import { StateMark } from '@plumbline/ui';

/** Whether the page can be indexed, and its counts. */
export function Verdict({ report }: { readonly report: Report }) {
	const [indexable, ...counts] = verdictParts(report);
	return (
		<div class="verdict">
			<StateMark state={seals[report.indexable]} isSaid />
			<strong>{indexable?.text}</strong>
			<span class="counts">
				{counts.map(({ kind, text }) => (
					<span key={kind} class={kind}>
						{text}
					</span>
				))}
			</span>
		</div>
	);
}

const seals: Readonly<Record<Report['indexable'], MarkState>> = {
	yes: 'right',
	no: 'wrong',
	hidden: 'not_applicable',
	elsewhere: 'not_applicable',
	unknown: 'unknown',
};
