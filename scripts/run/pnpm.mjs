export const pnpm = 'pnpm@12.21.0';

// Warnings about the user's own npm settings would be taken for ours.
export const pnpmEnvironment = () => ({ ...process.env, npm_config_loglevel: 'error' });
