import { useLanguage } from '../../language/language.ts';
import { useSegment } from '../../segment/use-segment.ts';
import { NoSite } from '../../site/no-site.tsx';
import { useChosen } from '../../site/site.ts';
import { FivePages } from './five-pages.tsx';
import { SiteFigures } from './site-figures.tsx';

/** The pages that deserve an hour, and how the site does in search. */
export function Start() {
	const chosen = useChosen();
	const { texts } = useLanguage();
	const { segment } = useSegment();
	if (chosen === null || chosen.engine === null) return <NoSite chosen={chosen} />;
	const { engine } = chosen;
	return (
		<>
			{segment.length > 0 && <p class="quiet small period-line">{texts.segment.wholeSite}</p>}
			<div class="start">
				<FivePages chosen={chosen} engine={engine} />
				<SiteFigures chosen={chosen} engine={engine} />
			</div>
		</>
	);
}
