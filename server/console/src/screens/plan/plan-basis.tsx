import type { ChangePlan, PlanOption } from '@plumbline/core/api';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';

interface PlanBasisProps {
	readonly goals: ChangePlan['goals'];
	readonly options: readonly PlanOption[];
	readonly of: PlanOption;
}

/** The pages and weeks that show small effects, and the claims of the same split without a change. */
export function PlanBasis({ goals, of, options }: PlanBasisProps) {
	const own = useLanguage().texts.plan;
	const { signedPercent } = useFormats();
	const tried = of.visible.find(({ share }) => share !== null);
	return (
		<ul class="plain">
			{goals.map(({ share, size, weeks }) => {
				const count = options.find((one) => one.size === size)?.changed_count;
				const rise = signedPercent(share);
				return (
					<li key={share}>
						{count === undefined || weeks === null
							? own.noGoal({ share: rise })
							: own.goal({ share: rise, count, weeks })}
					</li>
				);
			})}
			{tried && <li class="quiet">{own.tried(tried)}</li>}
		</ul>
	);
}
