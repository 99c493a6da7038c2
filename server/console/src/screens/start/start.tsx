import { NoSite } from '../../site/no-site.tsx';
import { useChosen } from '../../site/site.ts';
import { FivePages } from './five-pages.tsx';
import { SiteFigures } from './site-figures.tsx';

/** The pages that deserve an hour, and how the site does in search. */
export function Start() {
	const chosen = useChosen();
	if (chosen === null || chosen.engine === null) return <NoSite chosen={chosen} />;
	const { engine } = chosen;
	return (
		<div class="start">
			<FivePages chosen={chosen} engine={engine} />
			<SiteFigures chosen={chosen} engine={engine} />
		</div>
	);
}
