import { useServerTexts } from '../server/use-server-texts.ts';

/** How far a rank moved, as a sign and not by color alone. */
export function RankChange({ change }: { readonly change: number | null }) {
	const texts = useServerTexts();
	if (change === null) return <Sign class="" sign="–" meaning={texts.unknown} />;
	if (change === 0) return <Sign class="" sign="0" meaning={texts.unchanged} />;
	const by = Math.abs(change);
	return change > 0 ? (
		<Sign class="better" sign={`▲${by}`} meaning={texts.improved({ by })} />
	) : (
		<Sign class="worse" sign={`▼${by}`} meaning={texts.fell({ by })} />
	);
}

interface SignProps {
	readonly class: string;
	readonly sign: string;
	readonly meaning: string;
}

function Sign({ class: name, sign, meaning }: SignProps) {
	return (
		<>
			<span class={name} title={meaning} aria-hidden="true">
				{sign}
			</span>
			<span class="spoken">{meaning}</span>
		</>
	);
}
