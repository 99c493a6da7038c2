/**
 * The rules of WordPress’s Plugin Check that need neither its sniffs nor a running site: files, header
 * and readme.txt. Its own run, on every upload, adds the sniffs that comments in the plugin name.
 */
export function pluginFaults(files: ReadonlyMap<string, string>): readonly string[] {
	const header = headerOf(files.get('plumbline/plumbline.php') ?? '', /^ \* ([\w ]+?):\s+(.+)$/gm);
	const readme = files.get('plumbline/readme.txt') ?? '';
	const about = headerOf(readme.split('\n== ')[0] ?? '', /^([A-Z][\w ]+?): +(.+)$/gm);
	return [
		...[...files].flatMap(([name, text]) => fileFaults(name, text)),
		...wantedInHeader
			.filter((name) => !header.has(name))
			.map((name) => `the header lacks “${name}”`),
		...wantedInReadme
			.filter((name) => !about.has(name))
			.map((name) => `readme.txt lacks “${name}”`),
		...differences
			.filter(([one, other]) => header.get(one) !== about.get(other))
			.map(([one, other]) => `“${one}” of the header differs from “${other}” of readme.txt`),
		...(header.get('Plugin Name') === readme.match(/^=== (.+) ===$/m)?.[1]
			? []
			: ['the names of header and readme.txt differ']),
		...((about.get('Tags')?.split(',').length ?? 0) > 5 ? ['readme.txt has more than 5 tags'] : []),
		...((readme.match(/\n\n(.+)\n\n== Description ==/)?.[1]?.length ?? 151) > 150
			? ['the short description of readme.txt is missing or longer than 150 characters']
			: []),
		...[...readme.matchAll(/^= [\d.]+ =\n(?:(?!^= ).*\n?)*/gm)]
			.filter(([notice]) => readme.indexOf('== Upgrade Notice ==') > -1 && notice.length > 300)
			.map(() => 'an upgrade notice is longer than 300 characters'),
	];
}

const wantedInHeader = [
	'Plugin Name',
	'Description',
	'Version',
	'Requires at least',
	'Requires PHP',
	'Author',
	'License',
	'License URI',
	'Text Domain',
];
const wantedInReadme = ['Contributors', 'Tested up to', 'Stable tag', 'License', 'License URI'];
const differences = [
	['Version', 'Stable tag'],
	['License', 'License'],
	['Requires at least', 'Requires at least'],
	['Requires PHP', 'Requires PHP'],
] as const;

const headerOf = (text: string, line: RegExp): ReadonlyMap<string, string> =>
	new Map([...text.matchAll(line)].map(([, name = '', value = '']) => [name, value.trim()]));

/** Files that the directory refuses, and code that it refuses in them. */
function fileFaults(name: string, text: string): readonly string[] {
	const isPhp = name.endsWith('.php');
	return [
		...(/\.(?:7z|a|bin|dmg|exe|gz|iso|o|phar|pkg|rar|sh|so|tar|tgz|zip)$/i.test(name)
			? [`${name} is of a type that is not permitted`]
			: []),
		...(/(?:^|\/)\./.test(name) ? [`${name} is hidden`] : []),
		...(/[\s!@#$%^&*()+=[\]{};:"'<>,?\\|`~]/.test(name) ? [`${name} has a bad name`] : []),
		...(isPhp ? phpFaults(name, text) : []),
	];
}

const refused = {
	'ALLOW_UNFILTERED_UPLOADS must not be set': /ALLOW_UNFILTERED_UPLOADS/,
	'code of a different machine is named': /https?:\/\/(?:localhost|127\.0\.0\.1)/,
	'code is hidden': /\b(?:eval|str_rot13|gzinflate)\s*\(/,
	'it changes how PHP reports errors': /\b(?:error_reporting|ini_set)\s*\(/,
	'a text is translated in a different domain':
		/\b_(?:_|e|x|n|nx)\(\s*'(?:[^'\\]|\\.)*'\s*(?:,\s*'(?:[^'\\]|\\.)*'\s*)*,\s*'(?!plumbline')[a-z-]+'\s*\)/,
} as const;

function phpFaults(name: string, text: string): readonly string[] {
	const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
	const only =
		/^<\?php\s*(?:(?:namespace|use) [^;]+;\s*)*(?:final |abstract )?(?:class|interface|trait|return)\b/;
	const isGuarded =
		/\b(?:ABSPATH|WP_UNINSTALL_PLUGIN)\b|^<\?php\s+exit;/.test(code) || only.test(code.trim());
	return [
		...(isGuarded ? [] : [`${name} can be opened directly`]),
		...Object.entries(refused)
			.filter(([, pattern]) => pattern.test(code))
			.map(([what]) => `${name}: ${what}`),
	];
}
