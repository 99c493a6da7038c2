import { SelectControl, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Part } from './part.tsx';
import { keys, type Switch, screenSettings, text } from './screen-settings.ts';
import { usualSeparator } from './shown-texts.ts';
import { SitePicture } from './site-picture.tsx';
import type { Appearance } from './use-appearance.ts';

const separators = ['|', '-', '—', '·', '•', ':', '~', '«', '»', '/'];

/** Name, owner and codes of the site, and which tags it gets without typing. */
export function SiteTab({ appearance }: { readonly appearance: Appearance }) {
	const row = appearance.row('site');
	const set = (key: string) => (value: unknown) => appearance.change('site', key, value);
	const field = (key: string) => ({
		value: text(row, key),
		onChange: set(key),
		__nextHasNoMarginBottom: true as const,
		__next40pxDefaultSize: true as const,
	});
	const separator = text(row, keys.separator);
	const isPerson = row[keys.ownerKind] === 'person';
	const picture = (key: string) => ({ imageId: Number(row[key] ?? 0), onChange: set(key) });
	return (
		<div className="plumbline-site">
			<Part title={__('Name', 'plumbline')}>
				<TextControl
					{...field(keys.siteName)}
					label={__('Name of the site', 'plumbline')}
					placeholder={screenSettings().usualName}
				/>
				<TextControl
					{...field(keys.alternativeName)}
					label={__('Alternative name', 'plumbline')}
					help={__('Search engines may use it where the name is too long or taken.', 'plumbline')}
				/>
				<SelectControl
					{...field(keys.separator)}
					label={__('Separator in titles', 'plumbline')}
					options={[
						{ value: '', label: usualSeparator },
						...[...new Set([...separators, separator])]
							.filter(Boolean)
							.map((value) => ({ value, label: value })),
					]}
				/>
			</Part>
			<Part title={__('Who is behind the site', 'plumbline')}>
				<SelectControl
					{...field(keys.ownerKind)}
					label={__('Owner', 'plumbline')}
					value={isPerson ? 'person' : 'organization'}
					options={[
						{ value: 'organization', label: __('An organization', 'plumbline') },
						{ value: 'person', label: __('A person', 'plumbline') },
					]}
				/>
				<TextControl
					{...field(keys.ownerName)}
					label={__('Name of the owner', 'plumbline')}
					placeholder={text(row, keys.siteName) || screenSettings().usualName}
				/>
				<SitePicture
					{...picture(keys.logo)}
					label={isPerson ? __('Portrait', 'plumbline') : __('Logo', 'plumbline')}
					help={__('Without one, the logo of the theme or the site icon is used.', 'plumbline')}
				/>
				<TextareaControl
					value={profilesOf(row[keys.profiles])}
					onChange={(lines) => set(keys.profiles)(lines.split('\n'))}
					__nextHasNoMarginBottom
					dir="ltr"
					label={__('Profiles', 'plumbline')}
					help={__('URLs of the same owner elsewhere, one per line.', 'plumbline')}
				/>
			</Part>
			<Part title={__('Written without typing', 'plumbline')}>
				{switchTexts().map(([name, label]) => (
					<ToggleControl
						key={name}
						__nextHasNoMarginBottom
						label={label}
						checked={appearance.switches.includes(name)}
						onChange={(isOn) =>
							appearance.setSwitches([
								...appearance.switches.filter((one) => one !== name),
								...(isOn ? [name] : []),
							])
						}
					/>
				))}
				<SitePicture
					{...picture(keys.image)}
					label={__('Picture for sharing', 'plumbline')}
					help={__('For pages that have no picture of their own.', 'plumbline')}
				/>
			</Part>
			<Part title={__('Verification', 'plumbline')}>
				<p className="plumbline-quiet">
					{__('Paste the code or the whole tag. It is printed on the home page.', 'plumbline')}
				</p>
				<TextControl {...field(keys.google)} label="Google Search Console" dir="ltr" />
				<TextControl {...field(keys.bing)} label="Bing Webmaster Tools" dir="ltr" />
				<TextControl {...field(keys.pinterest)} label="Pinterest" dir="ltr" />
				<TextControl {...field(keys.yandex)} label="Yandex Webmaster" dir="ltr" />
				<TextControl {...field(keys.baidu)} label="Baidu" dir="ltr" />
			</Part>
		</div>
	);
}

const profilesOf = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : '');

const switchTexts = (): readonly (readonly [Switch, string])[] => [
	['social', __('Open Graph and X cards, from title, excerpt and featured image', 'plumbline')],
	['schema', __('Structured data: article, breadcrumb, organization and website', 'plumbline')],
	[
		'descriptions',
		__(
			'Descriptions: of posts from their excerpts; of the home page, categories, tags and authors from the texts that you entered for them in WordPress',
			'plumbline',
		),
	],
	['images', __('In the sitemap, the pictures of each post', 'plumbline')],
	[
		'news',
		__(
			'A sitemap of the posts of the last two days, for sites that Google News shows',
			'plumbline',
		),
	],
];
