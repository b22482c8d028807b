/** Style sheets, which the bundler reads. */
declare module '*.css';
