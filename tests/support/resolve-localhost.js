// Every Node of a run loads this if the system does not know localhost, such as a bare root without /etc/hosts.
import dns from 'node:dns';

const loopback = { address: '127.0.0.1', family: 4 };
const { lookup } = dns;
const lookupLater = dns.promises.lookup;

// oxlint-disable-next-line typescript/no-useless-default-assignment -- a caller may leave out the options
dns.lookup = (name, options, done = options) => {
  if (name !== 'localhost') lookup(name, options, done);
  else if (options.all) process.nextTick(done, null, [loopback]);
  else process.nextTick(done, null, loopback.address, loopback.family);
};
dns.promises.lookup = async (name, options) =>
  name !== 'localhost' ? lookupLater(name, options) : options?.all ? [loopback] : loopback;
