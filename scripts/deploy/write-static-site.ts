/**
 * Prints the settings of nginx for the built app beside a hosted project: npm run --silent
 * static-site -- /var/www/muster https://<ref>.supabase.co [listen] > /etc/nginx/conf.d/muster.conf
 */
import { nginxSite } from './static-site.ts';

const [folder, backend, listen = '80'] = process.argv.slice(2);
if (folder === undefined || backend === undefined || !URL.canParse(backend)) {
  console.error(
    'Say where the built app lies and the address of the project: npm run static-site -- <folder> https://<ref>.supabase.co',
  );
  process.exitCode = 1;
} else {
  console.log(await nginxSite({ folder, listen, backend: new URL(backend).origin }));
}
