import { useLanguage } from '../../language/language.ts';
import { useSegment } from '../../segment/use-segment.ts';

/** Longer texts of an address are cut. */
const shownText = 40;

/** The parts of the address that are not conditions, and why. */
export function SegmentFaults() {
	const texts = useLanguage().texts.segment;
	const { faults } = useSegment();
	return (
		<>
			{faults.map(({ fault, text }) => (
				<p key={text} class="notice warn" role="alert" dir="auto">
					{texts.faulty({
						text: text.length > shownText ? `${text.slice(0, shownText)}…` : text,
						why: texts.faults[fault],
					})}
				</p>
			))}
		</>
	);
}
