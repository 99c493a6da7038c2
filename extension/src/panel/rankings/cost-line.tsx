import { useFormats } from '@plumbline/ui';
import { useLanguage } from '../../language/language.ts';
import type { AdditionAnswer } from '../../messaging/server-protocol.ts';
import { useServerTexts } from '../server/use-server-texts.ts';

interface CostLineProps {
	/** Total cost of all keywords. */
	readonly cost: AdditionAnswer['cost'];
	readonly count: number;
}

/** The cost of tracking one more keyword. */
export function CostLine({ cost, count }: CostLineProps) {
	const { locale } = useLanguage();
	const { upToTenths } = useFormats();
	const texts = useServerTexts();
	if (cost.requests === 0) return <p class="quiet-text">{texts.costsNothing}</p>;
	const usd = new Intl.NumberFormat(locale, {
		style: 'currency',
		currency: 'USD',
		maximumFractionDigits: 4,
	});
	return (
		<p class="quiet-text">
			{texts.costs({
				requests: upToTenths(cost.requests / count),
				usd: usd.format(cost.usd / count),
			})}
		</p>
	);
}
