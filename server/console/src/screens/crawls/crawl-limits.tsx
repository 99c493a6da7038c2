import { useLanguage } from '../../language/language.ts';

/** As people typed them; an empty text is no limit. */
export interface GivenLimits {
	readonly depth: string;
	readonly perFolder: string;
	readonly include: string;
	readonly exclude: string;
	readonly delay: string;
	readonly sitemaps: boolean;
	readonly render: 'never' | 'auto' | 'always';
}

export const noLimits: GivenLimits = {
	depth: '',
	perFolder: '',
	include: '',
	exclude: '',
	delay: '',
	sitemaps: true,
	render: 'never',
};

/** The limits as the endpoint takes them. */
export function limitsOf(given: GivenLimits) {
	return {
		...(given.depth !== '' && { depth: Number(given.depth) }),
		...(given.perFolder !== '' && { per_folder: Number(given.perFolder) }),
		...(given.include.trim() !== '' && { include: given.include }),
		...(given.exclude.trim() !== '' && { exclude: given.exclude }),
		...(given.delay !== '' && { delay_ms: Number(given.delay) }),
		sitemaps: given.sitemaps,
		render: given.render,
	};
}

interface CrawlLimitsProps {
	readonly given: GivenLimits;
	readonly onChange: (given: GivenLimits) => void;
}

const numbers = ['depth', 'perFolder', 'delay'] as const;
const patterns = ['include', 'exclude'] as const;
const least = { depth: 0, perFolder: 1, delay: 100 } as const;
const renders = ['never', 'auto', 'always'] as const;

/** The limits that few crawls need. */
export function CrawlLimits({ given, onChange }: CrawlLimitsProps) {
	const own = useLanguage().texts.crawls;
	return (
		<details class="limits">
			<summary>{own.limits}</summary>
			<div class="fields">
				{numbers.map((name) => (
					<label key={name}>
						<span>{own[name]}</span>
						<input
							type="number"
							min={least[name]}
							placeholder={name === 'delay' ? own.delayHint : own.noLimit}
							value={given[name]}
							onInput={({ currentTarget }) => onChange({ ...given, [name]: currentTarget.value })}
						/>
					</label>
				))}
				{patterns.map((name) => (
					<label key={name}>
						<span>{own[name]}</span>
						<input
							dir="ltr"
							title={own.patternHint}
							placeholder="/blog/*, /shop/*"
							value={given[name]}
							onInput={({ currentTarget }) => onChange({ ...given, [name]: currentTarget.value })}
						/>
					</label>
				))}
				<label>
					<span>{own.render}</span>
					<select
						value={given.render}
						onChange={({ currentTarget }) =>
							onChange({
								...given,
								render: renders.find((name) => name === currentTarget.value) ?? 'never',
							})
						}
					>
						{renders.map((name) => (
							<option key={name} value={name}>
								{own.renders[name]}
							</option>
						))}
					</select>
				</label>
				<label class="check">
					<input
						type="checkbox"
						checked={given.sitemaps}
						onChange={({ currentTarget }) =>
							onChange({ ...given, sitemaps: currentTarget.checked })
						}
					/>
					{own.sitemaps}
				</label>
			</div>
			<p class="quiet small">{own.patternHint}</p>
		</details>
	);
}
